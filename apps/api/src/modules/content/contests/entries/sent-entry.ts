/** An entry with who sent it. */
export interface SentEntry extends Record<string, unknown> {
  readonly email: string
  readonly title: string
  readonly prize: string | null
}
