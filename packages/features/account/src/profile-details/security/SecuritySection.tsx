import { answerOf, type SecondFactor } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  dayInIndia,
  importWithRetry,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useStore } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DetailsSection } from '../DetailsSection'
import * as details from '../details.css'
import { useProfile } from '../profile-context'
import { messages } from './messages'
import * as styles from './security.css'
import type { SecurityAction } from './security-action'

const SecurityDialog = lazy(() => importWithRetry(() => import('./SecurityDialog')))

interface SecuritySectionProps {
  secondFactor: SecondFactor
  /** Called when the first second factor has signed out the other devices. */
  onTurnedOn: () => void
}

/** Two-step sign-in: the authenticator app, passkeys and recovery codes. */
export function SecuritySection({ secondFactor: loaded, onTurnedOn }: SecuritySectionProps) {
  const t = useMessages(messages)
  const { profile } = useProfile()
  const { secondFactor, refresh } = useSecondFactor(loaded)
  const [action, setAction] = useState<SecurityAction | null>(null)
  const { is_email_confirmed: isConfirmed } = profile
  const isOn = isSecondFactorOn(secondFactor)
  const isDisabled = !isOn && !isConfirmed
  function onDone({ turnedOn }: { turnedOn: boolean }) {
    if (turnedOn) onTurnedOn()
    void refresh()
  }
  return (
    <DetailsSection id="security" title={t(messages.title)} text={t(messages.text)}>
      <p className={details.device}>
        <span className={details.name}>{t(messages.twoStep)}</span>
        <Badge tone={isOn ? 'good' : 'accent'}>{isOn ? t(messages.isOn) : t(messages.isOff)}</Badge>
      </p>
      {secondFactor.is_required && !isOn && <Notice tone="bad">{t(messages.required)}</Notice>}
      {isDisabled ? (
        <p className={details.text}>
          <Link variant="inText" href="#email">
            {t(messages.confirmEmailFirst)}
          </Link>
        </p>
      ) : (
        <ul className={styles.factors}>
          <AppRow secondFactor={secondFactor} onAction={setAction} />
          <PasskeyRows secondFactor={secondFactor} onAction={setAction} />
          {isOn && (
            <Factor
              name={t(messages.codes)}
              text={t(messages.codesLeft(secondFactor.recovery_codes_left))}
            >
              <Button onClick={() => setAction({ kind: 'recovery-codes' })}>
                {t(messages.newCodes)}
              </Button>
            </Factor>
          )}
        </ul>
      )}
      {action !== null && (
        <Suspense>
          <SecurityDialog
            action={action}
            isOn={isOn}
            isLast={countOf(secondFactor) === 1}
            profile={profile}
            onDone={onDone}
            onClose={() => setAction(null)}
          />
        </Suspense>
      )}
    </DetailsSection>
  )
}

interface RowsProps {
  secondFactor: SecondFactor
  onAction: (action: SecurityAction) => void
}

function AppRow({ secondFactor: { authenticator_since: since }, onAction }: RowsProps) {
  const t = useMessages(messages)
  const dayOf = useDay()
  return (
    <Factor
      name={t(messages.app)}
      text={since === null ? t(messages.appText) : t(messages.appSince(dayOf(since)))}
    >
      <Button onClick={() => onAction({ kind: 'authenticator' })}>
        {since === null ? t(messages.setUpApp) : t(messages.changeApp)}
      </Button>
      {since !== null && (
        <Button
          variant="bare"
          onClick={() => onAction({ kind: 'remove', factor: 'authenticator' })}
        >
          {t(messages.removeApp)}
        </Button>
      )}
    </Factor>
  )
}

function PasskeyRows({ secondFactor, onAction }: RowsProps) {
  const t = useMessages(messages)
  const dayOf = useDay()
  const { passkeys } = secondFactor
  const canAdd = secondFactor.can_add_passkeys && !isIpAddress(window.location.hostname)
  return (
    <>
      <Factor
        name={t(messages.passkeys)}
        text={canAdd ? t(messages.passkeysText) : t(messages.noPasskeys)}
      >
        {canAdd && (
          <Button onClick={() => onAction({ kind: 'passkey' })}>{t(messages.addPasskey)}</Button>
        )}
      </Factor>
      {passkeys.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => (
        <Factor
          key={id}
          name={name}
          text={[
            t(messages.passkeyAdded(dayOf(createdAt))),
            lastUsedAt !== null && t(messages.passkeyUsed(dayOf(lastUsedAt))),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Button
            variant="bare"
            aria-label={t(messages.removePasskey(name))}
            onClick={() => onAction({ kind: 'remove', factor: 'passkey', id, name })}
          >
            {t(messages.remove)}
          </Button>
        </Factor>
      ))}
    </>
  )
}

interface FactorProps {
  name: string
  text: string
  children: ReactNode
}

function Factor({ name, text, children }: FactorProps) {
  return (
    <li className={details.line}>
      <div className={details.row}>
        <div className={styles.words}>
          <p className={details.name}>{name}</p>
          <p className={details.text}>{text}</p>
        </div>
        <div className={details.actions}>{children}</div>
      </div>
    </li>
  )
}

/** The loaded state, which is read again after a change. */
function useSecondFactor(loaded: SecondFactor) {
  const store = useStore()
  const { showFailure } = useFailureToast()
  const [secondFactor, setSecondFactor] = useState(loaded)
  async function refresh() {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      setSecondFactor(await answerOf(api.GET('/users/second-factor')))
    } catch (cause) {
      showFailure(cause)
    }
  }
  return { secondFactor, refresh }
}

/** Browsers allow no passkeys for IP addresses. */
const isIpAddress = (hostname: string) => /^[\d.]+$|:/.test(hostname)

const countOf = ({ authenticator_since: since, passkeys }: SecondFactor) =>
  passkeys.length + (since === null ? 0 : 1)

const isSecondFactorOn = (secondFactor: SecondFactor) => countOf(secondFactor) > 0

/** Formats a timestamp as a day in India: "14 August 2026". */
function useDay() {
  const locale = useLocale()
  return (timestamp: string) => formatDay(dayInIndia(timestamp), { withYear: true, locale })
}
