import { http } from '@edbazaar/api-client/testing'

const isPasswordNeeded = { status: 403, code: 'confirm_password', msg: 'Confirm your password.' }

/** Answers of a request that needs the password, and of its confirmation. */
export function confirmationCalls() {
  let isConfirmed = false
  return {
    isConfirmed: () => isConfirmed,
    refusal: () => Response.json(isPasswordNeeded, { status: 403 }),
    calls: [
      http.post('/users/confirm-password', async ({ request, response }) => {
        const { password } = await request.json()
        if (password === undefined)
          return response(400).json({
            status: 400,
            code: 'invalid_request',
            msg: 'Invalid request',
            errors: [{ field: 'password', msg: 'is required' }],
          })
        isConfirmed = true
        return response(200).json({ status: 200, msg: 'Confirmed' })
      }),
    ],
  }
}
