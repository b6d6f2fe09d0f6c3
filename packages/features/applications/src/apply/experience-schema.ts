import type { HeldPost, MyApplication } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'
import type { SectionDraft } from './save-section'
import { typedNumber } from './typed-number'

/** What is typed, by the name of the field. A post has four fields, whose names end in its key. */
export type ExperienceDraft = Record<string, string>

const postFields = ['role', 'employer', 'from', 'to'] as const
type PostField = (typeof postFields)[number]

/** The name of a field of the post with this key. */
export const postField = (key: number, field: PostField) => `${field}${key}`

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** The saved values of the form. The keys of posts are their indexes. */
export const experienceDraft = ({ posts, ...form }: MyApplication['form']): ExperienceDraft => ({
  qualifications: textOf(form.qualifications),
  experience_years: textOf(form.experience_years),
  expected_pay: textOf(form.expected_pay),
  ...Object.fromEntries(
    posts.flatMap((post, key) =>
      postFields.map((field) => [postField(key, field), textOf(post[field])]),
    ),
  ),
})

/** The form's field for a field of the API, such as `posts[0].role`. */
export function experienceFieldOf(apiField: string, keys: readonly number[]) {
  const [, index, field] = /^posts\W(\d+)\W+(role|employer|from|to)$/.exec(apiField) ?? []
  const key = keys[Number(index)]
  return key === undefined ? apiField : `${field}${key}`
}

const month = /^\d{4}-(0[1-9]|1[0-2])$/

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
const optionalMonth = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text === '' || month.test(text), message),
  )
const wholeNumber = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => typedNumber(text) !== undefined, message),
  )

const postEntries = (t: Translate, key: number) => [
  [postField(key, 'role'), required(t(messages.roleNeeded))] as const,
  [postField(key, 'employer'), required(t(messages.employerNeeded))] as const,
  [postField(key, 'from'), v.pipe(v.string(), v.regex(month, t(messages.monthNeeded)))] as const,
  [postField(key, 'to'), optionalMonth(t(messages.monthNeeded))] as const,
]

function postOf(typed: ExperienceDraft, key: number): HeldPost {
  const text = (field: PostField) => typed[postField(key, field)] ?? ''
  return {
    role: text('role'),
    employer: text('employer'),
    from: text('from'),
    to: text('to') || null,
  }
}

/** Qualifications, years, expected pay and the posts with these keys. */
export const experienceSchema = (t: Translate, keys: readonly number[]) =>
  v.pipe(
    v.object({
      ...Object.fromEntries(keys.flatMap((key) => postEntries(t, key))),
      qualifications: v.pipe(v.string(), v.trim()),
      experience_years: wholeNumber(t(messages.yearsNotWhole)),
      expected_pay: wholeNumber(t(messages.payNotWhole)),
    }),
    v.rawCheck<ExperienceDraft>(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const key of keys) {
        const { from, to } = postOf(dataset.value, key)
        if (to === null || !month.test(to) || to >= from) continue
        const path = { type: 'object', origin: 'value', input: dataset.value } as const
        addIssue({
          message: t(messages.toTooEarly),
          path: [{ ...path, key: postField(key, 'to'), value: to }],
        })
      }
    }),
    v.transform(
      (typed: ExperienceDraft): SectionDraft => ({
        qualifications: typed.qualifications || null,
        experience_years: typedNumber(typed.experience_years ?? '') ?? null,
        expected_pay: typedNumber(typed.expected_pay ?? '') ?? null,
        posts: keys.map((key) => postOf(typed, key)),
      }),
    ),
  )
