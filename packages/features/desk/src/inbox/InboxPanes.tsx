import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { InboxBoard } from './board/InboxBoard'
import { BulkActions } from './bulk/BulkActions'
import { ConversationPane } from './ConversationPane'
import type { ComposerKind } from './composer/drafts'
import { DeskDialog, type OpenDialog } from './DeskDialog'
import { DetailsPane } from './DetailsPane'
import { EnquiryList } from './EnquiryList'
import { FirstUse } from './first-use/FirstUse'
import { isFirstUse } from './first-use/is-first-use'
import { InboxHead } from './InboxHead'
import * as styles from './inbox.css'
import { ListingOfOthers } from './ListingOfOthers'
import type { LoadedInbox } from './load-inbox'
import { messages } from './messages'
import { StageTabs } from './StageTabs'
import { messages as taskMessages } from './tasks/messages'
import { TaskList } from './tasks/TaskList'
import { TaskTabs } from './tasks/TaskTabs'
import { useInbox } from './use-inbox'
import { useInboxKeys } from './use-inbox-keys'
import { useSelection } from './use-selection'

/** The head, the stages, and the list beside the open enquiry, or the board. */
export function InboxPanes({ place, now, list, enquiry, tasks, views, setup }: LoadedInbox) {
  const t = useMessages(messages)
  const ofTasks = useMessages(taskMessages)
  const inbox = useInbox(place)
  const { state } = inbox
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [sheet, setSheet] = useState<ComposerKind | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const rows = list?.data ?? []
  const shown =
    state.tasks === null ? rows : (tasks?.data ?? []).map((row) => ({ id: row.enquiry.id }))
  const opened = typeof enquiry === 'object' ? enquiry : null
  const isBoard = state.view === 'board' && state.enquiry === null && state.tasks === null

  const selection = useSelection(rows.map(({ id }) => id))
  useInboxKeys({
    inbox,
    shown,
    rows,
    opened,
    selection,
    canSelect: (list?.my_rights.answer ?? false) && state.tasks === null,
    searchField: search,
    onDialog: setDialog,
    onSheet: setSheet,
  })

  const stage = state.state === null ? t(messages.all) : t(messages.stages[state.state])
  const listLabel =
    state.tasks === null
      ? t(messages.enquiriesOf(stage))
      : ofTasks(taskMessages.listLabel(ofTasks(taskMessages.show[state.tasks])))
  return (
    <div
      className={inboxStyles.page}
      data-wide-page=""
      data-open={state.enquiry === null ? undefined : ''}
      aria-busy={inbox.isLoading}
    >
      <ListingOfOthers place={place} list={list} opened={opened} />
      <InboxHead inbox={inbox} list={list} tasks={tasks} views={views} searchField={search} />
      {list !== null && isFirstUse(list, state) ? (
        <FirstUse place={place} setup={setup} inbox={inbox} canAnswer={list.my_rights.answer} />
      ) : (
        <>
          {state.tasks === null ? (
            <StageTabs inbox={inbox} list={list} />
          ) : (
            <TaskTabs inbox={inbox} tasks={tasks} />
          )}
          {isBoard ? (
            <InboxBoard inbox={inbox} list={list} now={now} onDialog={setDialog} />
          ) : (
            <div className={styles.panes}>
              <section className={inboxStyles.listPane} aria-label={listLabel}>
                <div className={inboxStyles.scroller}>
                  {state.tasks === null ? (
                    <EnquiryList
                      inbox={inbox}
                      list={list}
                      now={now}
                      selected={selection.ids}
                      onSelectedChange={selection.setIds}
                      onHelp={() => setDialog({ kind: 'help' })}
                    />
                  ) : (
                    <TaskList
                      inbox={inbox}
                      choice={state.tasks}
                      tasks={tasks}
                      canChange={list?.my_rights.answer ?? false}
                      now={now}
                    />
                  )}
                </div>
              </section>
              <ConversationPane
                inbox={inbox}
                enquiry={enquiry}
                now={now}
                sheet={sheet}
                onSheet={setSheet}
                onDialog={setDialog}
              />
              {opened && (
                <aside className={styles.detailsPane} aria-label={t(messages.details)}>
                  <div className={inboxStyles.scroller}>
                    <DetailsPane
                      key={opened.id}
                      inbox={inbox}
                      enquiry={opened}
                      now={now}
                      onDialog={setDialog}
                    />
                  </div>
                </aside>
              )}
            </div>
          )}
        </>
      )}
      {selection.ids.length > 0 && list !== null && state.tasks === null && (
        <BulkActions
          rows={rows}
          selected={selection.ids}
          onClear={selection.clear}
          onDialog={setDialog}
        />
      )}
      {dialog !== null && (
        <DeskDialog
          dialog={dialog}
          members={list?.members ?? []}
          now={now}
          onDone={selection.clear}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
