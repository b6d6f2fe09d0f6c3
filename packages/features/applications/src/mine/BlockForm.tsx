import { type ApiClient, type ApplicationSettings, answerOf } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as v from 'valibot'
import { messages } from './messages'
import * as styles from './mine.css'

/** A school or store that can be blocked. */
export interface Employer {
  kind: 'school' | 'store'
  id: number
  name: string
  address: string
}

interface BlockFormProps {
  blocked: ApplicationSettings['blocked']
  isBusy: boolean
  /** Returns whether the employer is blocked now. */
  onBlock: (employer: Employer) => Promise<boolean>
}

/** Results of each kind. */
const shown = 8

async function find(api: ApiClient, text: string): Promise<Employer[]> {
  const search = async (kind: 'schools' | 'stores') => {
    const query = { query: text, kind, words: true }
    const found = await answerOf(api.GET('/search', { params: { query } }))
    return found[kind].slice(0, shown).map(({ type, id, name, address }): Employer => {
      return { kind: type === 'School' ? 'school' : 'store', id, name, address }
    })
  }
  return (await Promise.all([search('schools'), search('stores')])).flat()
}

const searchSchema = (t: Translate) => v.object({ query: requiredText(t(messages.nameNeeded)) })

/** Finds a school or store by its name, to block it. */
export function BlockForm({ blocked, isBusy, onBlock }: BlockFormProps) {
  const t = useMessages(messages)
  const [found, setFound] = useState<readonly Employer[] | null>(null)
  const isBlocked = (employer: Employer) =>
    blocked.some(({ kind, id }) => kind === employer.kind && id === employer.id)

  const { field, form, isSending, onSubmit } = usePageForm({
    schema: searchSchema,
    initial: { query: '' },
    send: (api, { query }) => find(api, query),
    reloads: false,
    onSuccess: setFound,
  })
  async function block(employer: Employer) {
    if (!(await onBlock(employer))) return
    setFound(null)
    form.setFocus('query')
    form.setValue('query', '')
  }
  const employers = found?.filter((employer) => !isBlocked(employer))
  return (
    <>
      <form noValidate className={styles.search} onSubmit={onSubmit}>
        <TextField
          label={t(messages.blockByName)}
          maxLength={100}
          autoComplete="off"
          {...field('query')}
        />
        <Button type="submit" loading={isSending}>
          {t(messages.find)}
        </Button>
      </form>
      <div role="status">
        {employers?.length === 0 && <p>{t(messages.noEmployer)}</p>}
        {employers !== undefined && employers.length > 0 && (
          <ul aria-label={t(messages.found)} className={styles.blocked}>
            {employers.map((employer) => (
              <li key={`${employer.kind}${employer.id}`} className={styles.blockedRow}>
                <span className={styles.found} lang={languageOf(employer.name)}>
                  {employer.name}
                  <small className={styles.small}>{employer.address}</small>
                </span>
                <Button
                  disabled={isBusy}
                  aria-label={t(messages.blockOf(employer.name))}
                  onClick={() => void block(employer)}
                >
                  {t(messages.block)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
