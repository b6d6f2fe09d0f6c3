ALTER TYPE "public"."edited_entity" ADD VALUE 'exited_user';--> statement-breakpoint
ALTER TYPE "public"."edited_entity" ADD VALUE 'contact_message';--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_on" date;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exited_user" ADD COLUMN "contacted_by" integer;--> statement-breakpoint
ALTER TABLE "exited_user" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "exited_user" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_answered_by_app_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assigned_to_app_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exited_user" ADD CONSTRAINT "exited_user_contacted_by_app_user_id_fk" FOREIGN KEY ("contacted_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exited_user" ADD CONSTRAINT "exited_user_assigned_to_app_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_latest" ON "contact_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("created_at") WHERE answered_on is null;--> statement-breakpoint
CREATE INDEX "contact_message_answered_by" ON "contact_message" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "contact_message_assigned_to" ON "contact_message" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "exited_user_open" ON "exited_user" USING btree ("created_at") WHERE contacted_on is null;--> statement-breakpoint
CREATE INDEX "exited_user_contacted_by" ON "exited_user" USING btree ("contacted_by") WHERE contacted_by is not null;--> statement-breakpoint
CREATE INDEX "exited_user_assigned_to" ON "exited_user" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_answered" CHECK ("contact_message"."answered_by" is null or "contact_message"."answered_on" is not null);--> statement-breakpoint
ALTER TABLE "exited_user" ADD CONSTRAINT "exited_user_contacted" CHECK ("exited_user"."contacted_by" is null or "exited_user"."contacted_on" is not null);--> statement-breakpoint
-- What admins change can be undone.
create trigger record_undo after update on exited_user for each row
  when (current_setting('edbazaar.action_id', true) <> '')
  execute function record_undo('exited_user');
--> statement-breakpoint
create trigger record_undo after update on contact_message for each row
  when (current_setting('edbazaar.action_id', true) <> '')
  execute function record_undo('contact_message');
