import { http } from '@edbazaar/api-client/testing'
import { caseOf } from './case-data'
import type { CaseList, ModerationCase } from './case-types'
import { listOf } from './moderation-data'

/** The queue, the open case, and no change by others, for stories and tests. */
export const moderationCalls = (
  list: Partial<CaseList> = {},
  opened: ModerationCase = caseOf(),
) => [
  http.get('/admin/moderation/cases', ({ response }) => response(200).json(listOf(list))),
  http.get('/admin/moderation/cases/{id}', ({ response }) => response(200).json(opened)),
  http.get('/admin/moderation/changes', ({ query, response }) =>
    query.get('since') === null
      ? response(200).json({ cursor: 'c-1', must_reload: false, cases: [] })
      : new Promise<never>(() => {}),
  ),
  http.post('/admin/moderation/cases/{id}/decision', async ({ request, response }) => {
    const { is_preview: isPreview, note_public: note } = await request.json()
    return response(200).json({
      case: opened,
      action_id: isPreview ? null : 512,
      message: {
        to: 'Lakshmi Raghavan',
        subject: '4 of 6 changes to Vidya Niketan Public School are approved',
        text: ['Two changes were not accepted.', note, 'You can appeal until 10 December 2026.']
          .filter(Boolean)
          .join('\n\n'),
      },
    })
  }),
  http.post('/admin/moderation/cases/{id}/claim', ({ response }) =>
    response(200).json({
      by: { id: 7, name: 'Meera Iyer' },
      until: new Date(Date.now() + 600_000).toISOString(),
      is_mine: true,
    }),
  ),
]
