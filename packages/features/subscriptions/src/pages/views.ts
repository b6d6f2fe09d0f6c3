import type { ComponentType } from 'react'
import { BillingScreen } from '../billing/BillingScreen'
import { loadBilling } from '../billing/load-billing'
import { ChangeScreen } from '../change/ChangeScreen'
import { loadChange } from '../change/load-change'
import { InvoiceScreen } from '../invoice/InvoiceScreen'
import { loadInvoice } from '../invoice/load-invoice'
import { loadPlan } from '../plan/load-plan'
import { SchoolPlanScreen } from '../plan/PlanScreen'

type LoaderArgs = Parameters<typeof loadPlan>[0]

interface View {
  readonly loader: (args: LoaderArgs) => Promise<unknown>
  readonly Component: ComponentType
}

const views: Readonly<Record<string, View>> = {
  change: { loader: loadChange, Component: ChangeScreen },
  billing: { loader: loadBilling, Component: BillingScreen },
  invoices: { loader: loadInvoice, Component: InvoiceScreen },
}

/** The page below `/subscriptions`, by the segment after it; undefined for an unknown one. */
export const viewOf = (segment: string | undefined): View | undefined =>
  segment === undefined ? { loader: loadPlan, Component: SchoolPlanScreen } : views[segment]
