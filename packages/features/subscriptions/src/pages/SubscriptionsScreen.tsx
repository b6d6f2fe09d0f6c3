import { useParams } from 'react-router-dom'
import { SchoolPlanScreen } from '../plan/PlanScreen'
import { viewOf } from './views'

/** `/subscriptions` and the pages below it. */
export function SubscriptionsScreen() {
  const { view } = useParams()
  const { Component } = viewOf(view) ?? { Component: SchoolPlanScreen }
  return <Component />
}
