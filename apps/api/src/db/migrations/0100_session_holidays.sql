ALTER TABLE "batch_session" ADD COLUMN "holiday_id" integer;--> statement-breakpoint
ALTER TABLE "batch_session" ADD CONSTRAINT "batch_session_holiday_id_holiday_id_fk" FOREIGN KEY ("holiday_id") REFERENCES "public"."holiday"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_session_holiday" ON "batch_session" USING btree ("holiday_id") WHERE holiday_id is not null;--> statement-breakpoint
-- Until now, a holiday and the sessions that it cancelled shared only their name.
update batch_session s set holiday_id = h.id
from holiday h, batch b join product p on p.id = b.product_id
where b.id = s.batch_id and h.store_id = p.store_id and s.state = 'cancelled' and s.reason = h.name
  and h.on_day = (s.starts_at at time zone 'Asia/Kolkata')::date;
