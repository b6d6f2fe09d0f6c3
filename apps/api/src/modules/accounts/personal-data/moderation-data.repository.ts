import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import {
  heldEdits,
  moderationAppeals,
  moderationCases,
  moderationReports,
  schoolClaims,
} from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type ModerationDataRepository = ReturnType<typeof createModerationDataRepository>

/** A user's reports and appeals to admins, in pages. */
export function createModerationDataRepository(db: Db) {
  return {
    reportsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: moderationReports.id,
          about: moderationCases.subjectName,
          reason: moderationReports.reason,
          text: moderationReports.text,
          agreed: moderationReports.agreed,
          at: moderationReports.at,
        })
        .from(moderationReports)
        .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
        .where(and(eq(moderationReports.reporterId, userId), gt(moderationReports.id, after)))
        .orderBy(asc(moderationReports.id))
        .limit(pageSize),

    appealsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: moderationAppeals.id,
          about: moderationCases.subjectName,
          text: moderationAppeals.text,
          upheld_at: moderationAppeals.upheldAt,
          refused_at: moderationAppeals.refusedAt,
          at: moderationAppeals.at,
        })
        .from(moderationAppeals)
        .innerJoin(moderationCases, eq(moderationCases.id, moderationAppeals.caseId))
        .where(and(eq(moderationAppeals.userId, userId), gt(moderationAppeals.id, after)))
        .orderBy(asc(moderationAppeals.id))
        .limit(pageSize),

    heldEditsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: heldEdits.id,
          entity: heldEdits.entity,
          entity_id: heldEdits.entityId,
          field: heldEdits.field,
          before: heldEdits.before,
          after: heldEdits.after,
          outcome: heldEdits.outcome,
          at: heldEdits.at,
        })
        .from(heldEdits)
        .where(and(eq(heldEdits.userId, userId), gt(heldEdits.id, after)))
        .orderBy(asc(heldEdits.id))
        .limit(pageSize),

    schoolClaimsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: schoolClaims.id,
          school_id: schoolClaims.schoolId,
          role: schoolClaims.role,
          email: schoolClaims.email,
          phone: schoolClaims.phone,
          text: schoolClaims.text,
          result: schoolClaims.result,
          at: schoolClaims.at,
        })
        .from(schoolClaims)
        .where(and(eq(schoolClaims.userId, userId), gt(schoolClaims.id, after)))
        .orderBy(asc(schoolClaims.id))
        .limit(pageSize),
  }
}
