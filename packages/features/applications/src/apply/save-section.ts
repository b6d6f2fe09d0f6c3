import { type ApiClient, type ApplicationDraft, answerOf } from '@edbazaar/api-client'
import type { SectionProps } from './ApplyForm'

/** The content of a section. */
export type SectionDraft = Omit<ApplicationDraft, 'complete' | 'section'>

/** The options of a form that saves a section as complete, and then opens the next one. */
export const savingSection = (
  section: ApplicationDraft['section'],
  { application, onChange, onDone }: SectionProps,
) => ({
  send: (api: ApiClient, draft: SectionDraft) =>
    answerOf(
      api.PATCH('/my-applications/{id}', {
        params: { path: { id: application.row.id } },
        body: { section, ...draft, complete: true },
      }),
    ),
  reloads: false,
  onSuccess(saved: SectionProps['application']) {
    onChange(saved)
    onDone()
  },
})
