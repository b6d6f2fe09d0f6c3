import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { ConfirmPassword } from './confirm-password.service.ts'

export const confirmPasswordHandlers = (confirmPassword: ConfirmPassword) =>
  ({
    async confirmPassword(request) {
      await confirmPassword.confirm(userOf(request), request.body)
      return { status: 200, msg: 'Confirmed' }
    },
  }) satisfies Partial<Handlers>
