/** The values that most templates need: the recipient and the target of the button. */
export interface EmailWithLink {
  readonly email: string
  readonly url: string
}
