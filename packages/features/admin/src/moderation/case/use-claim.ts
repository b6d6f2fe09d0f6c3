import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import type { CaseRow } from '../case-types'

/** Claims and releases cases. */
export function useClaim() {
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,
    claim: ({ id }: Pick<CaseRow, 'id'>, takesOver: boolean) =>
      run((api) =>
        answerOf(
          api.POST('/admin/moderation/cases/{id}/claim', {
            params: { path: { id } },
            body: { take_over: takesOver },
          }),
        ),
      ),
    release: ({ id }: Pick<CaseRow, 'id'>) =>
      run((api) =>
        answerOf(api.DELETE('/admin/moderation/cases/{id}/claim', { params: { path: { id } } })),
      ),
  }
}
