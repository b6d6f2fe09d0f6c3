import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { everyFamily, NewOwnerNotice } from '../contact/NewOwnerNotice'
import { LoadingPage } from '../page/LoadingPage'
import { Attendance } from './attendance/Attendance'
import { BatchDialog, type OpenBatchDialog } from './BatchDialog'
import { BatchHead } from './BatchHead'
import { BatchNotice } from './BatchNotice'
import * as styles from './batch.css'
import * as familyStyles from './families/families.css'
import { RequestsSection } from './families/RequestsSection'
import { RosterSection } from './families/RosterSection'
import { WaitlistSection } from './families/WaitlistSection'
import { HolidaysSection } from './holidays/HolidaysSection'
import { JoiningSummary } from './joining/JoiningSummary'
import type { LoadedBatch, loadBatch } from './load-batch'
import { messages } from './messages'
import { SeatsSummary } from './seats/SeatsSummary'
import { SessionsSection } from './sessions/SessionsSection'

/** `/dashboard/batches/{id}`: a batch with its families, sessions and settings, or who came to a session. */
export function BatchScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadBatch>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {({ batch, roster, now }) => (
        <>
          {batch && <Batch key={batch.batch.id} {...batch} />}
          {roster && <Attendance key={roster.session.id} roster={roster} now={now} />}
        </>
      )}
    </PrivatePage>
  )
}

function Batch(loaded: LoadedBatch) {
  const { batch, families, now } = loaded
  const [dialog, setDialog] = useState<OpenBatchDialog | null>(null)
  return (
    <div className={styles.page}>
      <BatchHead {...loaded} onOpen={setDialog} />
      <BatchNotice batch={batch} />
      <NewOwnerNotice families={everyFamily(families)} />
      <SeatsSummary batch={batch} onChange={() => setDialog({ kind: 'seats' })} />
      <div className={styles.columns}>
        <div className={familyStyles.main}>
          <RequestsSection families={families} now={now} onOpen={setDialog} />
          <SessionsSection {...loaded} onOpen={setDialog} />
          <RosterSection batchId={batch.id} families={families} now={now} />
        </div>
        <aside className={styles.aside}>
          <WaitlistSection batch={batch} families={families} now={now} onOpen={setDialog} />
          <JoiningSummary batch={batch} onChange={() => setDialog({ kind: 'joining' })} />
          <HolidaysSection {...loaded} onOpen={setDialog} />
        </aside>
      </div>
      {dialog && <BatchDialog dialog={dialog} loaded={loaded} onClose={() => setDialog(null)} />}
    </div>
  )
}
