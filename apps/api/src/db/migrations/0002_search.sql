CREATE TYPE "public"."document_kind" AS ENUM('school', 'product', 'job', 'store');--> statement-breakpoint
CREATE TABLE "search_band" (
	"band" smallint PRIMARY KEY NOT NULL,
	"least_popularity" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" "document_kind" NOT NULL,
	"ref_id" integer NOT NULL,
	"name" text NOT NULL,
	"norm" text NOT NULL,
	"slug" text,
	"detail" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"lat" real,
	"lng" real,
	"popularity" real NOT NULL,
	"band" smallint DEFAULT 3 NOT NULL,
	"keys" integer[] NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_index_aside" (
	"name" text PRIMARY KEY NOT NULL,
	"definition" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"key" integer PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "cell" integer GENERATED ALWAYS AS (floor(lat * 20)::integer * 4000 + floor(lng * 20)::integer) STORED;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(left(name, 32))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_document_keys" ON "search_document" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_document_band_0" ON "search_document" USING gin ("keys") WITH (fastupdate=false) WHERE band = 0;--> statement-breakpoint
CREATE INDEX "search_document_band_1" ON "search_document" USING gin ("keys") WITH (fastupdate=false) WHERE band = 1;--> statement-breakpoint
CREATE INDEX "search_document_band_2" ON "search_document" USING gin ("keys") WITH (fastupdate=false) WHERE band = 2;--> statement-breakpoint
CREATE INDEX "search_document_norm" ON "search_document" USING btree ("norm" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_documents" ON "search_term" USING btree ("documents");