import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { moderationCases, StoredFinding } from '../../../db/schema/index.ts'
import type { ModerationState } from './case-states.ts'
import type { CaseSubject, SubjectKind } from './case-subject.ts'

export type CasesRepository = ReturnType<typeof createCasesRepository>

/** The events that open a case or join the open one. */
export interface CaseReason {
  readonly why: (typeof moderationCases.$inferSelect)['why']
  readonly actorId: number | null
  readonly fromRevision: number | null
  readonly toRevision: number | null
  /** The record's columns before the change. */
  readonly baseline: unknown
  readonly fields: readonly string[]
  readonly heldFields: readonly string[]
  readonly findings: readonly StoredFinding[]
  readonly isUrgent?: boolean
}

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Opens cases, or joins the open case of a record; always in the transaction of the cause. */
export function createCasesRepository() {
  return {
    /**
     * Opens a case or joins the open one, by one statement; returns its id. After a request for
     * changes, the new case compares with the version before those. Edits that follow each other
     * within minutes are one event.
     */
    async open(tx: Db, subject: CaseSubject, reason: CaseReason): Promise<number> {
      const { kind, id, name, place, ownerId } = subject
      const baseline = reason.baseline === null ? null : JSON.stringify(reason.baseline)
      const detail = JSON.stringify({ why: reason.why, fields: reason.fields })
      const { rows } = await tx.execute<{ id: number }>(sql`
        with previous as (
          select baseline, from_revision, fields from (
            select baseline, from_revision, fields, outcome from moderation_case
            where subject_kind = ${kind} and subject_id = ${id}
            order by id desc limit 1) latest
          where outcome = 'changes'
        ), added as (
          insert into moderation_case as c (subject_kind, subject_id, why, subject_name,
            subject_place, owner_id, from_revision, to_revision, baseline, fields, held_fields,
            findings, is_urgent)
          values (${kind}, ${id}, ${reason.why}, ${name}, ${place}::text, ${ownerId}::integer,
            coalesce((select from_revision from previous), ${reason.fromRevision}::integer),
            ${reason.toRevision}::integer,
            coalesce((select baseline from previous), ${baseline}::jsonb),
            array(select unnest((select fields from previous)) union
              select unnest(${texts(reason.fields)}) order by 1),
            ${texts(reason.heldFields)}, ${JSON.stringify(reason.findings)}::jsonb,
            ${reason.isUrgent ?? false})
          on conflict (subject_kind, subject_id) where decided_at is null do update set
            why = greatest(c.why, excluded.why), subject_name = excluded.subject_name,
            subject_place = excluded.subject_place, owner_id = excluded.owner_id,
            from_revision = coalesce(c.from_revision, excluded.from_revision),
            to_revision = coalesce(excluded.to_revision, c.to_revision),
            baseline = coalesce(c.baseline, excluded.baseline),
            fields =
              array(select unnest(c.fields) union select unnest(excluded.fields) order by 1),
            held_fields =
              array(select unnest(c.held_fields) union select unnest(excluded.held_fields) order by 1),
            findings = coalesce((
              select jsonb_agg(f) from jsonb_array_elements(c.findings) f
              where f ->> 'field' is null or f ->> 'field' <> all (${texts(reason.fields)})), '[]')
              || excluded.findings,
            is_urgent = c.is_urgent or excluded.is_urgent, revision = c.revision + 1
          returning c.id, xmax = 0 as is_new
        ), event as (
          insert into moderation_event (case_id, kind, actor_id, detail)
          select id, case when is_new then 'opened' else 'joined' end::moderation_event_kind,
            ${reason.actorId}::integer, ${detail}::jsonb
          from added where is_new or not exists (
            select from moderation_event e where e.case_id = added.id
              and e.actor_id = ${reason.actorId}::integer and e.kind in ('opened', 'joined')
              and e.at > now() - interval '10 minutes')
        )
        select id from added`)
      const [opened] = rows
      if (!opened) throw new Error('The case was not opened')
      return opened.id
    },

    /** Takes a field off the open case, because its owner has withdrawn the change. */
    async withdrawField(
      tx: Db,
      { kind, id }: Pick<CaseSubject, 'kind' | 'id'>,
      field: string,
    ): Promise<void> {
      await tx.execute(sql`
        update moderation_case set held_fields = array_remove(held_fields, ${field}),
          fields = array_remove(fields, ${field}),
          findings = coalesce((select jsonb_agg(f) from jsonb_array_elements(findings) f
            where f ->> 'field' is distinct from ${field}), '[]'),
          revision = revision + 1
        where subject_kind = ${kind} and subject_id = ${id} and decided_at is null`)
    },

    /** Stores a new value that waits for a decision, in place of an earlier one. */
    async hold(
      tx: Db,
      edit: {
        readonly entity: SubjectKind
        readonly entityId: number
        readonly field: string
        readonly before: unknown
        readonly after: unknown
        readonly userId: number
        readonly caseId: number
      },
    ): Promise<void> {
      await tx.execute(sql`
        insert into held_edit (entity, entity_id, field, before, after, user_id, case_id)
        values (${edit.entity}, ${edit.entityId}, ${edit.field},
          ${JSON.stringify(edit.before)}::jsonb, ${JSON.stringify(edit.after)}::jsonb,
          ${edit.userId}, ${edit.caseId})
        on conflict (entity, entity_id, field) where decided_at is null do update set
          after = excluded.after, user_id = excluded.user_id, at = now()`)
    },

    /** Deletes a value that waits; returns whether there was one. */
    async unhold(tx: Db, entity: SubjectKind, entityId: number, field: string): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        delete from held_edit where entity = ${entity} and entity_id = ${entityId}
          and field = ${field} and decided_at is null`)
      return (rowCount ?? 0) > 0
    },

    /**
     * Whether the owner's new listing needs no review: another one of theirs was approved, and no
     * decision of the last year that still holds hid, removed or rejected anything.
     */
    async isTrusted(
      tx: Db,
      ownerId: number,
      except: Pick<CaseSubject, 'kind' | 'id'>,
    ): Promise<boolean> {
      const other = (kind: SubjectKind) => sql`id <> ${except.kind === kind ? except.id : 0}`
      const { rows } = await tx.execute<{ trusted: boolean }>(sql`
        select not exists (
            select from moderation_case c where owner_id = ${ownerId}
              and outcome in ('hidden', 'removed', 'rejected_fields')
              and decided_at > now() - interval '1 year'
              and not exists (select from moderation_appeal a
                where a.case_id = c.id and a.upheld_at is not null)
              and not exists (select from admin_action u where u.undoes_action_id = c.action_id))
          and (exists (select from school where owner_id = ${ownerId} and ${other('school')}
              and moderation = 'approved' and deleted_at is null)
            or exists (select from store where owner_id = ${ownerId} and ${other('store')}
              and moderation = 'approved' and deleted_at is null)) as trusted`)
      return rows[0]?.trusted ?? false
    },

    /** Sets the state of a new record. */
    async setState(
      tx: Db,
      kind: 'school' | 'store' | 'product',
      id: number,
      state: ModerationState,
    ): Promise<void> {
      await tx.execute(sql`
        update ${sql.identifier(kind)} set moderation = ${state} where id = ${id}`)
    },
  }
}
