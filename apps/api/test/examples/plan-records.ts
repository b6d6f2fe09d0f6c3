import { addInvoice, addMoneyToReturn, addProfile, addReference } from '../billing-records.ts'
import type { TestDatabase } from '../database.ts'

export const isOfPlans = (id: string) => /Invoice$|Payment|PlanChange|changeMyPlan|Return$/.test(id)

/** The open invoice 1 of the caller, or the billing details with which they buy a plan. */
export async function addPlanRecords(
  { pool }: Pick<TestDatabase, 'pool'>,
  id: string,
  callerId: number,
): Promise<void> {
  await pool.query('alter table invoice disable trigger refuse_change')
  await pool.query('delete from payment')
  await pool.query('delete from payment_page')
  await pool.query('delete from invoice')
  await pool.query('delete from subscription where user_id = $1', [callerId])
  if (/previewPlanChange|changeMyPlan/.test(id)) await addProfile({ pool }, callerId)
  else {
    const invoiceId = await addInvoice({ pool }, callerId)
    await pool.query(`update invoice set id = 1, issued_at = '2026-11-20' where id = $1`, [
      invoiceId,
    ])
    if (id === 'refusePayment') await addReference({ pool }, 1)
    if (id === 'noteReturn') {
      const paymentId = await addMoneyToReturn({ pool }, 1)
      await pool.query('update payment set id = 1 where id = $1', [paymentId])
    }
    if (id === 'undoPlanChange')
      await pool.query(`update subscription set state = 'ending' where user_id = $1`, [callerId])
  }
  await pool.query('alter table invoice enable trigger refuse_change')
}
