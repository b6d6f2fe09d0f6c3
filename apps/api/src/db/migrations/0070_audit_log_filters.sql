CREATE INDEX "audit_entry_time" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_field" ON "audit_entry" USING btree ("field","created_at","id") WHERE field is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_removals" ON "audit_entry" USING btree ("created_at","id") WHERE action <> 'edited' and action <> 'created';--> statement-breakpoint
CREATE INDEX "audit_entry_role" ON "audit_entry" USING btree ("actor_role","created_at","id");