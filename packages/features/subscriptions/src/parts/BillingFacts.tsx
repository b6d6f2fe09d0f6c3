import type { BillingProfile, MyBilling } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './parts.css'

interface BillingFactsProps {
  profile: BillingProfile
  states: MyBilling['states']
  /** Whether invoices have tax: then the GSTIN matters. */
  isTaxed: boolean
}

/** The billing details of the next invoices. */
export function BillingFacts({ profile, states, isTaxed }: BillingFactsProps) {
  const t = useMessages(messages)
  const state = states.find(({ code }) => code === profile.state_code)?.name
  const fact = (name: string, value: ReactNode) => (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className={styles.facts}>
      {fact(
        t(messages.billedTo),
        <>
          <b lang={languageOf(profile.legal_name)}>{profile.legal_name}</b>
          <span className={styles.small} lang={languageOf(profile.address)}>
            {profile.address}
          </span>
        </>,
      )}
      {isTaxed && fact(t(messages.gstin), profile.gstin ?? t(messages.noGstin))}
      {fact(t(messages.state), `${state ?? ''} (${profile.state_code})`)}
      {fact(t(messages.invoicesTo), profile.email)}
    </dl>
  )
}
