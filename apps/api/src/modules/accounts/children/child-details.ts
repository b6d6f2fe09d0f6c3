/** `bornOn` is yyyy-mm-dd. */
export interface ChildDetails {
  readonly name: string
  readonly bornOn: string | null
}
