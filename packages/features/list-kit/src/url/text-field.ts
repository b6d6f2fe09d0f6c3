import type { UrlField } from './url-state'

/** Typed text, such as a search. */
export function textField(maxLength = 100): UrlField<string> {
  return {
    read: (search, parameter) =>
      (search.get(parameter) ?? '').replaceAll('\0', '').trim().slice(0, maxLength).trim(),
    write: (value, parameter) => {
      const text = value.trim()
      return text === '' ? '' : `${new URLSearchParams({ [parameter]: text })}`
    },
  }
}
