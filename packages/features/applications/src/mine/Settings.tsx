import { type ApplicationSettings, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import {
  dayInIndia,
  minutesOf,
  showToastAtom,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, formatTimeOfDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Switch } from '@edbazaar/ui/Switch'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { BlockForm } from './BlockForm'
import { messages } from './messages'
import * as styles from './mine.css'

interface SettingsChange {
  has_reminders?: boolean
  blocked?: readonly Pick<ApplicationSettings['blocked'][number], 'kind' | 'id'>[]
}

/** Reminders, and the schools and stores that never see the user's applications. */
export function Settings({ settings: loaded }: { settings: ApplicationSettings }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const showToast = useSetAtom(showToastAtom)
  const [settings, setSettings] = useState(loaded)
  const { run, isBusy } = useRequest()
  const { cv, contact, blocked, has_reminders: hasReminders } = settings

  /** Returns whether it is saved. */
  async function save(change: SettingsChange): Promise<boolean> {
    const next = { ...settings, ...change }
    const body = {
      has_reminders: next.has_reminders,
      blocked: next.blocked.map(({ kind, id }) => ({ kind, id })),
    }
    const saved = await run((api) => answerOf(api.PUT('/my-applications/settings', { body })))
    if (saved === null) return false
    setSettings(saved)
    showToast({ type: 'success', message: t(messages.settingsSaved) })
    return true
  }

  return (
    <section id="settings" className={styles.settings} aria-labelledby="settings-title">
      <SectionHead title={t(messages.settings)} titleId="settings-title" isFlush />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t(messages.cv)}</dt>
          <dd>
            {cv === null
              ? t(messages.noCv)
              : t(
                  messages.cvUploaded(
                    cv.name,
                    formatDay(dayInIndia(cv.uploaded_at), { withYear: true, locale }),
                  ),
                )}
            <small className={styles.small}>{t(messages.cvNote)}</small>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(messages.contact)}</dt>
          <dd>
            {contact === null ? t(messages.noContact) : <ContactTimes contact={contact} />}
            <ul className={styles.stages}>
              <li>{t(messages.seenAtOnce)}</li>
              <li>{t(messages.seenBlind)}</li>
              <li>{t(messages.seenOpened)}</li>
              <li>{t(messages.seenWithdrawn)}</li>
            </ul>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(messages.blocked)}</dt>
          <dd>
            {blocked.length === 0 && t(messages.noneBlocked)}
            <ul className={styles.blocked}>
              {blocked.map((listing) => (
                <li key={`${listing.kind}${listing.id}`} className={styles.blockedRow}>
                  <span>{listing.name}</span>
                  <Button
                    disabled={isBusy}
                    aria-label={t(messages.unblockOf(listing.name))}
                    onClick={() =>
                      void save({ blocked: blocked.filter((each) => each !== listing) })
                    }
                  >
                    {t(messages.unblock)}
                  </Button>
                </li>
              ))}
            </ul>
            <small className={styles.small}>{t(messages.blockedNote)}</small>
            <BlockForm
              blocked={blocked}
              isBusy={isBusy}
              onBlock={(employer) => save({ blocked: [...blocked, employer] })}
            />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(messages.reminders)}</dt>
          <dd>
            <Switch
              label={t(messages.remindersLabel)}
              checked={hasReminders}
              disabled={isBusy}
              onChange={() => void save({ has_reminders: !hasReminders })}
            />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function ContactTimes({ contact }: { contact: NonNullable<ApplicationSettings['contact']> }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const time = (text: string) => formatTimeOfDay(minutesOf(text), locale)
  return contact.channels.includes('phone')
    ? t(messages.byEmailAndPhone(time(contact.from), time(contact.to)))
    : t(messages.byEmail)
}
