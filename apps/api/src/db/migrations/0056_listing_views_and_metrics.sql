CREATE TYPE "public"."view_source" AS ENUM('search', 'list', 'map', 'home', 'compare', 'landing', 'listing', 'bookmarks', 'widget', 'other_page', 'direct', 'other_site');--> statement-breakpoint
CREATE TYPE "public"."viewed_kind" AS ENUM('school', 'store', 'product');--> statement-breakpoint
CREATE TABLE "listing_view" (
	"kind" "viewed_kind" NOT NULL,
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" "view_source" NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_view_kind_listing_id_day_source_pk" PRIMARY KEY("kind","listing_id","day","source"),
	CONSTRAINT "listing_view_some" CHECK ("listing_view"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "metric_check" (
	"metric" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"stored" double precision NOT NULL,
	"live" double precision NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_day" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"dims" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"value" double precision NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "metric_day_metric_day_dims_pk" PRIMARY KEY("metric","day","dims")
);
--> statement-breakpoint
CREATE TABLE "server_error" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"error" text NOT NULL,
	"count" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "server_error_day_source_error_pk" PRIMARY KEY("day","source","error")
);
--> statement-breakpoint
CREATE INDEX "listing_view_day" ON "listing_view" USING btree ("day");--> statement-breakpoint
CREATE INDEX "metric_day_day" ON "metric_day" USING btree ("day");
--> statement-breakpoint
comment on table listing_view is 'private';--> statement-breakpoint
comment on table metric_day is 'private';--> statement-breakpoint
comment on table metric_check is 'private';--> statement-breakpoint
comment on table server_error is 'private';
