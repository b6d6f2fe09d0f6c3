CREATE TABLE "product_former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_former_slug" ADD CONSTRAINT "product_former_slug_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_former_slug_product" ON "product_former_slug" USING btree ("product_id");--> statement-breakpoint
-- A name in an Indian script in Latin letters, as `transliterateName` of the API writes it.
create function romanised_name(name text) returns text language plpgsql immutable strict as $$
declare
  consonants text[] := string_to_array(
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h', ' ');
  vowels text[] := string_to_array('a a i i u u ri li e e e ai o o o au', ' ');
  signs text[] := string_to_array('a i i u u ri ri e e e ai o o o au', ' ');
  nukta_consonants text[] := string_to_array('k kh g j d dh f y', ' ');
  closed text[] := string_to_array('n n h', ' ');
  chillus text[] := string_to_array('n n r l l k', ' ');
  loan_words jsonb := '{"skul": "school", "iskul": "school", "pablik": "public", "hai": "high",
    "haiskul": "highschool", "praimari": "primary", "midil": "middle", "inglish": "english",
    "midiyam": "medium", "kanvent": "convent", "konvent": "convent", "ekedmi": "academy",
    "akadmi": "academy", "akademi": "academy", "ekedami": "academy", "sentral": "central",
    "kalej": "college", "kolej": "college", "gavarnment": "government",
    "intarneshnal": "international", "intarnaishanal": "international", "sent": "saint",
    "juniyar": "junior", "siniyar": "senior", "sekandri": "secondary", "sekendri": "secondary"}';
  result text := '';
  word text := '';
  first_code integer;
  is_open boolean := false;
  code integer;
  at integer;
  consonant text;
begin
  for i in 1..length(name) + 1 loop
    code := ascii(substr(name, i, 1));
    if code in (8204, 8205) then continue; end if;
    if code < 2304 or code > 3455 then
      if first_code is not null then
        word := regexp_replace(word, 'jn(?=[a-z])', 'gy', 'g');
        result := result || coalesce(loan_words ->> word, word || case
          when is_open and (first_code >= 2816 or length(word) <= 2
            or word ~ '(?:lay|iy|jn|[^aeiou][rvy])$') then 'a' else '' end);
      end if;
      result := result || substr(name, i, 1);
      word := '';
      first_code := null;
      is_open := false;
      continue;
    end if;
    first_code := coalesce(first_code, code);
    at := code & 127;
    if at between 62 and 76 then
      word := word || signs[at - 61];
      is_open := false;
    elsif at = 77 then
      is_open := false;
    elsif at <> 60 then
      consonant := case when at between 21 and 57 then consonants[at - 20]
        when at between 88 and 95 then nukta_consonants[at - 87] end;
      word := word || case when is_open then 'a' else '' end || coalesce(consonant, case
        when at between 102 and 111 then (at - 102)::text
        when at between 5 and 20 then vowels[at - 4]
        when at between 1 and 3 then closed[at]
        when at between 122 and 127 then chillus[at - 121]
        when at = 78 then 't' when at = 80 then 'om' when at = 112 then 'n' else ' ' end);
      is_open := consonant is not null;
    end if;
  end loop;
  return result;
end
$$;
--> statement-breakpoint
-- The slug of a name in an Indian script: its words and the digits of the old slug.
create function readable_slug(name text, old text) returns text language sql immutable strict
  return rtrim(left(btrim(regexp_replace(regexp_replace(lower(normalize(
    romanised_name(normalize(name, NFC)), NFD)), '[\u0300-\u036f\u2019''`]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), '-'), 120), '-') || right(old, 7);
--> statement-breakpoint
-- Slugs such as school-345678 of names in Indian scripts become readable; the old ones redirect.
create temporary table renamed_school on commit drop as
  select id, slug as old, readable_slug(name, slug) as slug from school
  where slug ~ '^school-\d{6}$' and name ~ '[\u0900-\u0d7f]';
--> statement-breakpoint
delete from renamed_school renamed where renamed.slug ~ '^-'
  or exists (select from school where school.slug = renamed.slug)
  or exists (select from school_former_slug former where former.slug = renamed.slug);
--> statement-breakpoint
insert into school_former_slug (slug, school_id) select old, id from renamed_school
  on conflict (slug) do nothing;
--> statement-breakpoint
update school set slug = renamed.slug from renamed_school renamed where school.id = renamed.id;
--> statement-breakpoint
update search_document document set slug = renamed.slug from renamed_school renamed
  where document.kind = 'school' and document.ref_id = renamed.id;
--> statement-breakpoint
create temporary table renamed_product on commit drop as
  select id, slug as old, readable_slug(name, slug) as slug from product
  where slug ~ '^product-\d{6}$' and name ~ '[\u0900-\u0d7f]';
--> statement-breakpoint
delete from renamed_product renamed where renamed.slug ~ '^-'
  or exists (select from product where product.slug = renamed.slug);
--> statement-breakpoint
insert into product_former_slug (slug, product_id) select old, id from renamed_product;
--> statement-breakpoint
update product set slug = renamed.slug from renamed_product renamed where product.id = renamed.id;
--> statement-breakpoint
update search_document document set slug = renamed.slug from renamed_product renamed
  where document.kind = 'product' and document.ref_id = renamed.id;
--> statement-breakpoint
drop function readable_slug(text, text);
--> statement-breakpoint
drop function romanised_name(text);
