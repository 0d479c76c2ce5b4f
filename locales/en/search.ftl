# Searching for cards: what is wrong with a query, and what to do about it. Names of fields are words of the query.

search-unclosed-quote = this quotation mark is never closed
search-unclosed-group = this parenthesis is never closed
search-nothing-to-close = this parenthesis closes nothing
search-empty-group = there is nothing in these parentheses
search-one-sided = '{ $word }' needs something on both sides
search-nothing-to-exclude = there is nothing right behind this '-'
search-too-deep = more than { $most } parentheses inside each other
search-too-many = more than { $most } conditions
search-no-such-field = there is no field '{ $word }'
search-no-field = there is no field in front of '{ $mark }'
search-no-such-comparison = '{ $mark }' is no comparison
search-no-value = there is no value right behind '{ $field }'
search-no-letters = there is nothing to look for in this
search-no-number = { $field }: '{ $word }' is no number
search-backwards = this range runs backwards
search-compared-range = a range cannot be larger or smaller than something
search-not-compared = { $field } has no larger and smaller values
search-no-such-value = no { $field } is called '{ $word }'
search-several = more than one { $field } begins with '{ $word }'
search-not-sorted = cards cannot be sorted by { $field }
search-sort-inside = the order is for the whole search and cannot be grouped or excluded

search-hint-word = to look for the word itself, put it in quotes
search-hint-fields = the fields are { $fields }; to look for the words themselves, put them in quotes
search-hint-compare = a comparison looks like c<=3, with one of : = != < <= > >=
search-hint-exclude = write -k:drone without a space; to look for the mark itself, put it in quotes
search-hint-value = write it without a space, as in n:worf or n:"jean-luc picard"
search-hint-number = write a whole number such as 3, or a range such as 2..4
search-hint-not-compared = write { $field }:value; levels and numbers stand behind the value, as in sk:medical>=2
search-hint-known = it can be { $known }
search-hint-sort = write it at the end: sort:cost, or sort:-cost for the other way round

## The results

search-id = Id
search-name = Name
search-affiliation = Affiliation
search-numbers = Numbers
search-points = { $points } pt, span { $span }
search-span = span { $span }
search-found = { count-cards }: { $query }
search-found-first = the first { $shown } of { count-cards }: { $query }
search-everything = all
