import { createCompiledCatalog } from '@lingui/cli/api'

/**
 * Errors of a translated message: invalid syntax, an unknown or missing placeholder or tag, a
 * missing plural form. A message without a translation is shown in English.
 */
export function translationFaults(source: string, translation: string, language: string): string[] {
  if (translation === '') return []
  const { errors } = createCompiledCatalog(language, { message: translation }, {})
  if (errors.length > 0) return errors.map(({ error }) => error.message)
  return [
    ...differences('placeholder', placeholdersOf(source), placeholdersOf(translation)),
    ...differences('tag', tagsOf(source), tagsOf(translation)),
    ...missingForms(translation, language),
  ]
}

/** Names of `{name}` and `{count, plural, …}`, without the texts of plural forms. */
const placeholdersOf = (message: string) => namesIn(message, /\{(\w+)(?:\}|, ?(?:plural|select))/g)

const tagsOf = (message: string) => namesIn(message, /<(\w+)\/?>/g)

function namesIn(message: string, pattern: RegExp): string[] {
  return [...new Set([...message.matchAll(pattern)].map(([, name = '']) => name))]
}

function differences(kind: string, source: string[], translation: string[]): string[] {
  return [
    ...source
      .filter((name) => !translation.includes(name))
      .map((name) => `lacks the ${kind} ${name}`),
    ...translation
      .filter((name) => !source.includes(name))
      .map((name) => `has the unknown ${kind} ${name}`),
  ]
}

/** Missing plural forms of the language; English has `one` and `other`. */
function missingForms(message: string, language: string): string[] {
  if (!message.includes(', plural,')) return []
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories
    .filter((form) => !new RegExp(`\\b${form} ?\\{`).test(message))
    .map((form) => `lacks the plural form ${form}`)
}
