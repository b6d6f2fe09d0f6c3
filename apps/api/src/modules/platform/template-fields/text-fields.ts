const fields = /\{([^{}]{0,40})\}/g

/** The values of the fields of one use. */
type FieldValues<Name extends string> = Readonly<Record<Name, string>>

/** Texts with fields in braces, such as `{my_name}`, of which only the named ones exist. */
function createTextFields<const Name extends string>(names: readonly Name[]) {
  const isKnown = (name: string): name is Name => names.some((each) => each === name)
  const shown = names.map((name) => `{${name}}`)

  return {
    /** The fields as people type them, such as "{a}, {b} or {c}". */
    list: `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`,

    /** The first name in braces that is not a field; null if there is none. */
    unknown(text: string): string | null {
      for (const [, name = ''] of text.matchAll(fields)) if (!isKnown(name)) return name
      return null
    },

    /** A text with its fields replaced by their values, once. */
    fill: (text: string, values: FieldValues<Name>): string =>
      text.replace(fields, (field, name: string) => (isKnown(name) ? values[name] : field)),

    /** The fields of a text that have no value. */
    empty: (text: string, values: FieldValues<Name>): Name[] =>
      names.filter((name) => text.includes(`{${name}}`) && values[name] === ''),
  }
}

/** The fields of reply templates, by what the texts are for. */
export const templateFields = {
  enquiry: createTextFields(['parent_name', 'child_name', 'class', 'listing', 'my_name']),
  decision: createTextFields(['first_name', 'job_title', 'listing', 'my_name']),
}
