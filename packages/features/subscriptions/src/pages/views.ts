import type { I18n } from '@edbazaar/feature-platform'
import type { ComponentType } from 'react'
import { BillingScreen } from '../billing/BillingScreen'
import { loadBilling } from '../billing/load-billing'
import { messages as billingMessages } from '../billing/messages'
import { ChangeScreen } from '../change/ChangeScreen'
import { loadChange } from '../change/load-change'
import { messages as changeMessages } from '../change/messages'
import { InvoiceScreen } from '../invoice/InvoiceScreen'
import { invoiceTitle } from '../invoice/invoice-title'
import { loadInvoice } from '../invoice/load-invoice'
import { loadPlan } from '../plan/load-plan'
import { messages as planMessages } from '../plan/messages'
import { SchoolPlanScreen } from '../plan/PlanScreen'

type LoaderArgs = Parameters<typeof loadPlan>[0]

interface View {
  readonly loader: (args: LoaderArgs) => Promise<unknown>
  readonly Component: ComponentType
  /** Of the browser's tab. */
  readonly titleOf: (loaded: unknown, i18n: I18n) => string
}

const planView: View = {
  loader: loadPlan,
  Component: SchoolPlanScreen,
  titleOf: (_, i18n) => i18n.translate(planMessages)(planMessages.title),
}

const views: Readonly<Record<string, View>> = {
  change: {
    loader: loadChange,
    Component: ChangeScreen,
    titleOf: (_, i18n) => i18n.translate(changeMessages)(changeMessages.title),
  },
  billing: {
    loader: loadBilling,
    Component: BillingScreen,
    titleOf: (_, i18n) => i18n.translate(billingMessages)(billingMessages.title),
  },
  invoices: { loader: loadInvoice, Component: InvoiceScreen, titleOf: invoiceTitle },
}

/** The page below `/subscriptions`, by the segment after it; undefined for an unknown one. */
export const viewOf = (segment: string | undefined): View | undefined =>
  segment === undefined ? planView : views[segment]
