interface PluralForms {
  readonly one: string
  readonly other: string
}

const rules = new Intl.PluralRules('en-IN')

/** The form of an English text for a count, which is a whole number. */
export const plural = (count: number, { one, other }: PluralForms): string =>
  rules.select(count) === 'one' ? one : other
