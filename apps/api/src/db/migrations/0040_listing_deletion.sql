ALTER TYPE "public"."audit_action" ADD VALUE 'restored';--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "school_deleted" ON "school" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "product_deleted" ON "product" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "store_deleted" ON "store" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- A deleted record is not public. Each body stays one expression, so that PostgreSQL inlines it.
create or replace function is_public(school) returns boolean language sql stable parallel safe
  return $1.is_active and $1.deleted_at is null;
--> statement-breakpoint
create or replace function is_public(store) returns boolean language sql stable parallel safe
  return $1.is_active and $1.deleted_at is null;
--> statement-breakpoint
create or replace function is_public(product, store) returns boolean language sql stable parallel safe
  return $1.is_active and $1.deleted_at is null and is_public($2);
--> statement-breakpoint
create or replace function is_public(job) returns boolean language sql stable parallel safe
  return $1.is_active and $1.deleted_at is null;
