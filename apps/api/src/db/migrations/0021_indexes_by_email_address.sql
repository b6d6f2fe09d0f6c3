CREATE INDEX "contact_message_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "outgoing_mail_address" ON "outgoing_mail" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "outgoing_mail_over" ON "outgoing_mail" USING btree (coalesce("sent_at", "failed_at"));--> statement-breakpoint
CREATE INDEX "exited_user_email" ON "exited_user" USING btree (lower("email"));