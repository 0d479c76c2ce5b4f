# Searching for cards: what is wrong with a query, and what to do about it. Names of fields are words of the query.

search-unclosed-quote = this quotation mark is never closed
search-unclosed-group = this parenthesis is never closed
search-nothing-to-close = this parenthesis closes nothing
search-empty-group = there is nothing in these parentheses
search-one-sided = '{ $word }' needs a condition on both sides
search-nothing-to-exclude = this '-' is not followed by anything
search-too-deep = more than { $most } nested parentheses
search-too-many = more than { $most } conditions
search-no-such-field = unknown field '{ $word }'
search-no-field = there is no field before '{ $mark }'
search-no-such-comparison = '{ $mark }' is not a comparison
search-no-value = there is no value after '{ $field }'
search-no-letters = there is nothing here to search for
search-no-number = { $field }: '{ $word }' is not a number
search-backwards = this range is backwards
search-compared-range = a range cannot be compared with < or >
search-not-compared = { $field } cannot be compared with < or >
search-no-such-value = there is no { $field } '{ $word }'
search-several = more than one { $field } begins with '{ $word }'
search-not-sorted = cards cannot be sorted by { $field }
search-sort-inside = sort applies to the whole search and cannot be grouped or excluded

search-hint-word = to search for the word itself, put it in quotes
search-hint-fields = the fields are { $fields }; to search for the words themselves, put them in quotes
search-hint-compare = a comparison looks like c<=3, with one of : = != < <= > >=
search-hint-exclude = write -k:drone without a space; to search for the sign itself, put it in quotes
search-hint-value = write it without a space, as in n:worf or n:"jean-luc picard"
search-hint-number = write a whole number such as 3, or a range such as 2..4
search-hint-not-compared = write { $field }:value; levels and numbers go after the value, as in sk:medical>=2
search-hint-known = use one of { $known }
search-hint-sort = write it at the end: sort:cost, or sort:-cost for descending order

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
