CREATE TABLE "area_board" (
	"id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"total" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"school_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	CONSTRAINT "area_board_area_id_value_id_pk" PRIMARY KEY("area_id","value_id"),
	CONSTRAINT "area_board_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "area" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"district_slug" text,
	"total" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"school_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_kind" CHECK (("area"."kind" = 'country') = ("area"."state_slug" = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "area_slug" ON "area" USING btree ("state_slug","slug");--> statement-breakpoint
CREATE INDEX "area_of_district" ON "area" USING btree ("state_slug","district_slug");