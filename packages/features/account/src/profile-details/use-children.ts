import type { Child } from '@edbazaar/api-client'
import { type FieldFormat, useEditedField } from '@edbazaar/feature-editing'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import type { Children } from './children-list'
import { messages } from './messages'
import { useProfile } from './profile-context'

export const maxChildren = 12

const listSchema = v.array(v.object({ name: v.string(), born_on: v.nullable(v.string()) }))

/** The form validates each child; the list checks their number. */
const childrenSchema = (t: Translate): v.GenericSchema<unknown, Child[]> =>
  v.pipe(listSchema, v.maxLength(maxChildren, t(messages.maxChildren)))

const childrenFormat: FieldFormat<Children> = {
  empty: [],
  read: (stored) => {
    const children = v.safeParse(listSchema, stored)
    return children.success ? children.output : undefined
  },
}

/** The user's children: one field of the profile. */
export function useChildren() {
  const t = useMessages(messages)
  const { profile, entity } = useProfile()
  return useEditedField(entity, 'children', {
    value: profile.children,
    format: childrenFormat,
    schema: childrenSchema(t),
  })
}
