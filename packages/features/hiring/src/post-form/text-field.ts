import type { SectionProps } from './FormSection'
import type { PostDraft } from './post-draft'

type TextName = {
  [Name in keyof PostDraft]: PostDraft[Name] extends string ? Name : never
}[keyof PostDraft]

/** Props of a field for text. */
export const textField = (
  { form: { draft, change, errors }, isLocked }: SectionProps,
  name: TextName,
) => ({
  value: draft[name],
  error: errors[name],
  disabled: isLocked,
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
})
