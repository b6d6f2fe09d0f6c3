import { createCompiledCatalog } from '@lingui/cli/api'

/**
 * What would break a translated message: a syntax error, a placeholder or a tag that the source does
 * not have or that is lost, a plural form that the language needs. Empty where all is well; a message
 * without a translation is shown in English.
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

/** `{name}`, and `{count, plural, …}`; not the texts of plural forms. */
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

/** `one {` and `other {` in English; other languages have more forms, or fewer. */
function missingForms(message: string, language: string): string[] {
  if (!message.includes(', plural,')) return []
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories
    .filter((form) => !new RegExp(`\\b${form} ?\\{`).test(message))
    .map((form) => `lacks the plural form ${form}`)
}
