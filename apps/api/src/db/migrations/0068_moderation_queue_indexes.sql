DROP INDEX "moderation_case_decided";--> statement-breakpoint
CREATE INDEX "moderation_case_waiting" ON "moderation_case" USING btree ("tab","is_urgent" DESC NULLS FIRST,"opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_kind_waiting" ON "moderation_case" USING btree ("subject_kind","tab","is_urgent" DESC NULLS FIRST,"opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_held" ON "moderation_case" USING btree ("decided_at","tab","subject_kind") WHERE held_fields <> '{}';--> statement-breakpoint
CREATE INDEX "moderation_case_findings" ON "moderation_case" USING btree ("decided_at","tab","subject_kind") WHERE findings <> '[]';--> statement-breakpoint
CREATE INDEX "moderation_case_decided" ON "moderation_case" USING btree ("decided_at","id","opened_at","subject_kind","score","is_urgent") WHERE decided_at is not null;