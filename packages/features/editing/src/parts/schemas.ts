import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

/** The messages of the schemas: list them in `useMessages` where a `t` is passed to a schema. */
export { messages as editingMessages }

/** A non-negative whole number; null if empty. */
export const countSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,9}$/, t(messages.digitsOnly)),
    v.transform((text) => (text === '' ? null : Number(text))),
  )

/** The URL of a website, with https:// if it was left out; null if empty. */
export const websiteSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(290, t(messages.enterWebsite)),
    v.transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)),
    v.check((text) => text === '' || isWebsite(text), t(messages.enterWebsite)),
    v.transform((text) => (text === '' ? null : text)),
  )

function isWebsite(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isHttp = protocol === 'http:' || protocol === 'https:'
  return isHttp && hostname.includes('.') && username === '' && password === ''
}

export const switchSchema = v.boolean()
