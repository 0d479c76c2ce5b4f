declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:rules/*' {
  const ledger: import('./learn/ledger').Ledger;
  export default ledger;
}
