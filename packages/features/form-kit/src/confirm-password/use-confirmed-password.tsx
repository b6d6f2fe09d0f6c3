import { ApiError } from '@edbazaar/api-client'
import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ConfirmPasswordDialog = lazy(() => importWithRetry(() => import('./ConfirmPasswordDialog')))

/** Called when the dialog ends: whether the user confirmed. */
interface OpenDialog {
  onEnd: (isConfirmed: boolean) => void
}

interface ConfirmedPassword {
  /**
   * Runs an action. If the API asks for the password, opens the dialog, then runs the action again.
   * Resolves to null if the user closes the dialog, and rejects with other failures.
   */
  withPassword: <Result>(action: () => Promise<Result>) => Promise<Result | null>
  /** The dialog, to be rendered once. */
  passwordDialog: ReactNode
}

const needsPassword = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'confirm_password'

/** Runs actions that the API may refuse until the user has confirmed their password. */
export function useConfirmedPassword(): ConfirmedPassword {
  const [open, setOpen] = useState<OpenDialog | null>(null)

  const askForPassword = () =>
    new Promise<boolean>((resolve) => {
      const onEnd = (isConfirmed: boolean) => {
        setOpen(null)
        resolve(isConfirmed)
      }
      setOpen({ onEnd })
    })

  return {
    async withPassword(action) {
      try {
        return await action()
      } catch (cause) {
        if (!needsPassword(cause)) throw cause
        return (await askForPassword()) ? action() : null
      }
    },
    passwordDialog: open && (
      <Suspense>
        <ConfirmPasswordDialog onEnd={open.onEnd} />
      </Suspense>
    ),
  }
}
