# The referee's answers to questions it cannot judge.

malformed = Rivi ei ole kysymys; lastcard referee --help näyttää esimerkkejä.
not-json = Rivi ei ole JSONia; kirjoita yksi JSON-olio riville.
not-an-object = Rivi on JSONia mutta ei olio; kirjoita { "{" }"op": …{ "}" }.
line-too-long = Rivi on pidempi kuin { $limit } tavua; kysy lyhyemmin.
op-missing = Kysymyksessä ei ole kenttää "op"; valitse jokin näistä: { $known }.
op-unknown = Kysymystä "{ $op }" ei ole; valitse jokin näistä: { $known }.
field-missing = Kysymys { $op } tarvitsee kentän "{ $field }"; lisää se.
field-unknown = Kysymyksessä { $op } ei ole kenttää "{ $field }"; sen kentät ovat { $known }.
field-wrong = Kysymyksen { $op } kentässä "{ $field }" ei voi olla tätä arvoa; lastcard referee --help kertoo, mikä käy.
hand-empty = Käsi on tyhjä; nimeä ainakin yksi kortti.
counts-differ = Kentissä "left" ja "totals" on oltava yksi luku paikkaa kohti; tee niistä yhtä pitkät.
winner-unknown = Paikkaa { $winner } ei ole; "winner" on paikka väliltä 0–{ $last }.
