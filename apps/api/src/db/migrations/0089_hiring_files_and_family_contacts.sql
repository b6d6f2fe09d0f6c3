ALTER TYPE "public"."application_event_kind" ADD VALUE 'file';--> statement-breakpoint
ALTER TYPE "public"."application_event_kind" ADD VALUE 'held';--> statement-breakpoint
ALTER TYPE "public"."application_event_kind" ADD VALUE 'released';--> statement-breakpoint
ALTER TYPE "public"."question_kind" ADD VALUE 'file';--> statement-breakpoint
CREATE TABLE "application_file" (
	"application_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"prompt" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_file_application_id_question_id_pk" PRIMARY KEY("application_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "contact_reveal" ALTER COLUMN "enquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "born_on" date;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "held_for_id" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_reveal" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "reply_template" ADD COLUMN "use" text DEFAULT 'enquiry' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_held_for_id_application_id_fk" FOREIGN KEY ("held_for_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reveal" ADD CONSTRAINT "contact_reveal_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_held_for" ON "application" USING btree ("held_for_id") WHERE held_for_id is not null;--> statement-breakpoint
CREATE INDEX "contact_reveal_booking" ON "contact_reveal" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
ALTER TABLE "contact_reveal" ADD CONSTRAINT "contact_reveal_of" CHECK (num_nonnulls("contact_reveal"."enquiry_id", "contact_reveal"."booking_id") = 1);--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_use" CHECK ("reply_template"."use" in ('enquiry', 'decision'));--> statement-breakpoint
-- Files are compressed already.
alter table application_file alter column content set storage external;
--> statement-breakpoint
comment on table application_file is 'private';
--> statement-breakpoint
-- Whether an application waits for a check, because another account of the applicant seems to have applied.
create function is_held(application) returns boolean language sql immutable parallel safe
  return $1.held_for_id is not null and $1.released_at is null;
--> statement-breakpoint
-- The details of a draft now have a date of birth and a PIN code.
update application set complete_sections = array_remove(complete_sections, 'details') where state = 'draft';
